### What is printed on the cards of PLACES Bid: categories, buildings, scales.

category-P = Play
    .meaning = Playing
    .colour = green
category-L = Live
    .meaning = Living
    .colour = red
category-A = Academic
    .meaning = Learning
    .colour = yellow
category-C = Community
    .meaning = Coming together
    .colour = violet
category-E = Employ
    .meaning = Working
    .colour = blue
category-S = Shop
    .meaning = Shopping
    .colour = orange

## Play

card-art-studio = Art Studio
card-gym = Gym
card-pool = Pool
card-community-theater = Community Theater
card-movie-theater = Movie Theater
card-recreation-center = Recreation Center
card-amusement-park = Amusement Park
card-stadium = Stadium

## Live

card-single-family-home = Single Family Home
card-home-w-apartment = Home w/ Apartment
card-apartments = Apartments
card-cottage-court = Cottage Court
card-hotel = Hotel
card-condominiums = Condominiums
card-apartment-complex = Apartment Complex
card-subdivision = Subdivision

## Academic

card-day-care = Day Care
card-tutoring-center = Tutoring Center
card-tech-school = Tech School
card-elementary-school = Elementary School
card-middle-school = Middle School
card-charter-school = Charter School
card-community-college = Community College
card-high-school = High School

## Community

card-corner-church = Corner Church
card-library = Library
card-fire-station = Fire Station
card-courthouse = Courthouse
card-museum = Museum
card-house-of-worship = House of Worship
card-city-hall = City Hall
card-religious-center = Religious Center

## Employ

card-coworking = Coworking
card-service-station = Service Station
card-warehouse = Warehouse
card-bank = Bank
card-manufacturing = Manufacturing
card-doctors-office = Doctor’s Office
card-hospital = Hospital
card-skyscraper = Skyscraper

## Shop

card-ice-cream = Ice Cream
card-bakery = Bakery
card-bookstore = Bookstore
card-game-store = Game Store
card-restaurant = Restaurant
card-grocery-store = Grocery Store
card-supermarket = Supermarket
card-department-store = Department Store

## Scale

scale-block = Block
scale-neighborhood = Neighbourhood
scale-community = Community
bid-scale-block = for the block
bid-scale-neighborhood = for the neighbourhood
bid-scale-community = for the whole town
bid-own-building = your own building
